import { expect, it } from 'vitest';
import { isLoopback } from './loopback';

it.each(['localhost', 'maps.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  '%s leads nowhere from another device',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(true);
  },
);

it.each(['maps.example', '192.168.1.7', '127.example', 'localhost.example', 'attic'])(
  '%s can be reached by others',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
  },
);
