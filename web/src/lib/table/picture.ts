import { tables } from '../api/tables';
import type { TableInfo } from './model';

/** What a picture needs of its style to look the same outside the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'display',
  'visibility',
  'paint-order',
  'mix-blend-mode',
  'vector-effect',
] as const;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const REFERENCE = /url\(["']?(?:[^"')]*)#([^"')]+)["']?\)|^#(.+)$/;

/** A copy that carries its style as attributes, since no style sheet goes with it. */
function dressed(original: Element): Element {
  const copy = original.cloneNode(false) as Element;
  for (const name of ['class', 'style', 'tabindex']) copy.removeAttribute(name);
  if (original instanceof SVGElement) {
    const style = getComputedStyle(original);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== '') copy.setAttribute(name, value.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/, 'url(#$1)'));
    }
    // No attribute says this one.
    if (original instanceof SVGTextElement) (copy as SVGTextElement).style.fontVariantNumeric = style.fontVariantNumeric;
  }
  for (const child of original.childNodes) {
    if (child instanceof Element) copy.append(dressed(child));
    else if (child instanceof Text) copy.append(child.data);
  }
  return copy;
}

/** The patterns and symbols that a drawing borrows from elsewhere on the page, and those that they borrow. */
function borrowed(drawing: Element, known: Map<string, Element>): void {
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const { value } of element.attributes) {
      const [, painted, used] = REFERENCE.exec(value) ?? [];
      const id = painted ?? used;
      if (id === undefined || known.has(id) || drawing.querySelector(`#${CSS.escape(id)}`)) continue;
      const original = document.getElementById(id);
      if (original === null) continue;
      const copy = dressed(original);
      known.set(id, copy);
      borrowed(copy, known);
    }
  }
}

/** The page's fonts that a drawing writes with, whole: elsewhere nobody has them. */
async function fontsOf(drawing: Element): Promise<string> {
  const written = [...drawing.querySelectorAll('text, tspan')].map((text) => text.getAttribute('font-family') ?? '');
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => written.some((families) => families.split(', ').includes(style.getPropertyValue('font-family'))));
  return (await Promise.all(faces.map(carried))).join('\n');
}

/** A font face with its file inside. */
async function carried(face: CSSFontFaceRule): Promise<string> {
  const [link = '', address = ''] = /url\("([^"]+)"\)/.exec(face.style.getPropertyValue('src')) ?? [];
  const file = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return face.cssText.replace(link, `url("data:font/woff2;base64,${btoa(text)}")`);
}

/** A drawing on the page as a file of its own. */
export async function svgFile(drawing: SVGSVGElement): Promise<string> {
  const copy = dressed(drawing) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const parts = new Map<string, Element>();
  borrowed(copy, parts);
  const definitions = document.createElementNS(NAMESPACE, 'defs');
  const fonts = document.createElementNS(NAMESPACE, 'style');
  fonts.textContent = await fontsOf(copy);
  definitions.append(fonts, ...parts.values());
  const paper = document.createElementNS(NAMESPACE, 'rect');
  const { x, y } = drawing.viewBox.baseVal;
  for (const [name, value] of Object.entries({ x, y, width, height })) paper.setAttribute(name, String(value));
  paper.setAttribute('fill', paperColour());
  copy.prepend(definitions, paper);
  return new XMLSerializer().serializeToString(copy);
}

function paperColour(): string {
  const probe = document.createElement('span');
  probe.className = 'sheet';
  document.body.append(probe);
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return colour;
}

const PIXELS = 1600;

/** The same as a picture of dots, as large as a screen. */
export async function pngFile(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const scale = PIXELS / Math.max(width, height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgFile(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

/** What a file of this table is called. */
export function fileName(table: TableInfo, kind: string): string {
  return `mapmakers-${table.game}-${table.id.slice(0, 8)}.${kind}`;
}

/** The record of a match that is over, as a file. */
export async function keepRecord(table: TableInfo): Promise<void> {
  save(fileName(table, 'record'), new Blob([await tables.record(table.id)], { type: 'text/plain' }));
}

/** Hand something over as a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
