/** A text of a byte order mark says what it is; without one, what is no UTF-8 is what Windows in Spanish writes. */
export const decodeCsv = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Among so many lines are the headings. */
const LINES = 20

/** What parts the cells: whichever there is more of in the first lines, outside of quotes. */
export const delimiterOf = (text: string): ',' | ';' => {
  const lines = text
    .slice(0, 20_000)
    .split('\n', LINES)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  return lines.split(';').length > lines.split(',').length ? ';' : ','
}
