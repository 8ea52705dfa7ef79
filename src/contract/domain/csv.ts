/** What a spreadsheet would run instead of show, in its plain and its full-width form (OWASP, "CSV Injection"). */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]/

/** A cell as a spreadsheet shows it: an apostrophe in front keeps a text from being run as a formula. */
const harmless = (text: string): string => (FORMULA.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text)

const cell = (text: string): string => {
  const safe = harmless(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/**
 * A table as CSV: RFC 4180 quoting and line ends, UTF-8 with the mark by which Excel knows it, and no cell that a
 * spreadsheet would run.
 * @param rows the first one holds the headings; cells are texts, also those that look like numbers
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
