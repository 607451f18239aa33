/** A paragraph of the rules, cut into what is read, stressed, quoted or linked. */
export type Span =
  | { readonly kind: 'plain' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string }
  | { readonly kind: 'shape'; readonly rows: readonly string[] };

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|\b(?<clause>[A-Z]\d+\.\d+)\b/g;
const SHAPE = /^[■·]+( \/ [■·]+)*$/;

/** A clause is linked if the page has it. A whole section is not: C4 may as well be a space of the map. */
export function spansOf(text: string, clauses: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let read = 0;
  const plain = (until: number) => {
    if (until > read) spans.push({ kind: 'plain', text: text.slice(read, until) });
  };
  for (const match of text.matchAll(MARKS)) {
    const span = spanOf(match.groups ?? {}, clauses);
    if (span === null) continue;
    plain(match.index);
    spans.push(span);
    read = match.index + match[0].length;
  }
  plain(text.length);
  return spans;
}

function spanOf(
  { strong, emphasis, code, clause }: Record<string, string | undefined>,
  clauses: ReadonlySet<string>,
): Span | null {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (code !== undefined) {
    return SHAPE.test(code) ? { kind: 'shape', rows: code.split(' / ') } : { kind: 'code', text: code };
  }
  return clause !== undefined && clauses.has(clause) ? { kind: 'clause', text: clause } : null;
}
