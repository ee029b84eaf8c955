import type markdownIt from 'markdown-it';

type Tokens = ReturnType<ReturnType<typeof markdownIt>['parse']>;

/** Renders parsed Markdown as plain text, with the address of a link after its text. */
export function plainText(tokens: Tokens): string {
  const paragraphs: string[] = [];
  const counts: (number | undefined)[] = [];
  let marker = '';
  for (const token of tokens) {
    if (token.type === 'bullet_list_open') counts.push(undefined);
    else if (token.type === 'ordered_list_open') counts.push(Number(token.attrGet('start') ?? 1));
    else if (token.type.endsWith('_list_close')) counts.pop();
    else if (token.type === 'list_item_open') marker = nextMarker(counts);
    else if (token.type === 'inline') {
      paragraphs.push(`${marker}${plainLine(token.children ?? [])}`);
      marker = '';
    } else if (token.type === 'fence' || token.type === 'code_block') paragraphs.push(token.content.trimEnd());
  }
  return paragraphs.join('\n\n');
}

function nextMarker(counts: (number | undefined)[]): string {
  const count = counts.at(-1);
  if (count === undefined) return '- ';
  counts[counts.length - 1] = count + 1;
  return `${count}. `;
}

function plainLine(tokens: Tokens): string {
  let line = '';
  let link: { readonly href: string; readonly from: number } | undefined;
  for (const token of tokens) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += '\n';
    else if (token.type === 'link_open') link = { href: String(token.attrGet('href') ?? ''), from: line.length };
    else if (token.type === 'link_close' && link !== undefined) {
      if (line.slice(link.from) !== link.href) line += `: ${link.href}`;
      link = undefined;
    } else line += token.content;
  }
  return line;
}
