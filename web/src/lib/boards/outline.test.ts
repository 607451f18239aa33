import { describe, expect, it } from 'vitest';
import { regionPath } from './outline';
import { parseSheet } from '../games/cartographers/drawn/sheet';

const brush = { size: 10, inset: 1, radius: 2 };
const forest = (drawing: string) => regionPath(parseSheet(drawing), ({ ground }) => ground === 'forest', brush);
const loops = (drawing: string) => forest(drawing).split('Z').length - 1;
const corners = (drawing: string) => forest(drawing).split('Q').length - 1;

describe('the border of a region', () => {
  it('runs around one space, inside it, with round corners', () => {
    expect(forest('F')).toBe('M7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7L1 3Q1 1 3 1Z');
  });

  it('has no seam between spaces that share a side', () => {
    expect(loops('FFF')).toBe(1);
    expect(corners('FFF')).toBe(4);
  });

  it('turns at every bend', () => {
    expect(corners('F.\nFF')).toBe(6);
  });

  it('keeps spaces apart that meet at a corner only', () => {
    expect(loops('F.\n.F')).toBe(2);
    expect(loops('.F\nF.')).toBe(2);
    expect(loops('F.F\n.F.\nF.F')).toBe(5);
  });

  it('runs around a hole as well', () => {
    expect(loops('FFF\nF.F\nFFF')).toBe(2);
    expect(corners('FFF\nF.F\nFFF')).toBe(8);
  });

  it('is nothing where there is no such terrain', () => {
    expect(forest('...')).toBe('');
  });
});
