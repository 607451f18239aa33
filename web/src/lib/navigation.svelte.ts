import { tick } from 'svelte';
import { fragmentOf, type Route, routeOf } from './router';

class Navigation {
  #path = $state(location.pathname);
  #search = $state(location.search);
  #fragment = $state(fragmentOf(location.hash));

  route: Route = $derived(routeOf(this.#path));

  /** The clause, or nothing, that the address points at. */
  get fragment(): string {
    return this.#fragment;
  }

  /** What an address asks of its page: `?step=12`. */
  get search(): string {
    return this.#search;
  }

  /** Go to another of our pages, as if its link had been followed. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
    void this.#begin();
  }

  /** Put a new address to the page that is open, in the place of the present one. */
  stay(path: string): void {
    history.replaceState(null, '', path);
    this.#arrive();
  }

  /** Follow the links of our own pages without leaving the page; returns how to stop. */
  start(): () => void {
    const arrive = () => this.#arrive();
    document.addEventListener('click', this.#follow);
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arrive);
    return () => {
      document.removeEventListener('click', this.#follow);
      removeEventListener('popstate', arrive);
      removeEventListener('hashchange', arrive);
    };
  }

  #arrive(): void {
    this.#path = location.pathname;
    this.#search = location.search;
    this.#fragment = fragmentOf(location.hash);
  }

  #follow = (event: MouseEvent): void => {
    const ours = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!ours || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const elsewhere = link.origin !== location.origin || link.target !== '' || link.hasAttribute('download');
    // Within a page the browser itself scrolls, moves the focus and keeps the history.
    if (elsewhere || (link.pathname === location.pathname && link.hash !== '')) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, '', link.href);
    this.#arrive();
    void this.#begin();
  };

  /** A new page starts at its top, and a screen reader hears its heading. */
  async #begin(): Promise<void> {
    await tick();
    if (this.#fragment !== '') return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }
}

export const navigation = new Navigation();
