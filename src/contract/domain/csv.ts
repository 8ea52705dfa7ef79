/** What a spreadsheet would run instead of show, in its plain and its full-width form (OWASP, "CSV Injection"). */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]/

/** The same behind what another spreadsheet takes for the end of a cell: many are set to semicolons, and then quotes do not hold. */
const FORMULA_WITHIN = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g

/** A cell as a spreadsheet shows it: an apostrophe in front keeps a text from being run as a formula. */
const harmless = (text: string): string => {
  const guarded = FORMULA.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text
  return guarded.replace(FORMULA_WITHIN, "$1'")
}

const cell = (text: string): string => {
  const safe = harmless(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/**
 * A table as CSV: RFC 4180 quoting and line ends, UTF-8 with the mark by which Excel knows it, and no cell that a
 * spreadsheet would run.
 * @param rows the first one holds the headings; cells are texts, also those that look like numbers
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
