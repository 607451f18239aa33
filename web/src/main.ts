import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { wordsLoaded } from './lib/i18n/catalogue';

void wordsLoaded().then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
