/** What a spreadsheet would run instead of show, in its plain and its full-width form (OWASP, "CSV Injection"). */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]/

/** The same behind what another spreadsheet takes for the end of a cell: many are set to semicolons, and then quotes do not hold. */
const FORMULA_WITHIN = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g

/** A cell as a spreadsheet shows it: an apostrophe in front keeps a text from being run as a formula. */
const harmless = (text: string): string => {
  const guarded = FORMULA.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text
  return guarded.replace(FORMULA_WITHIN, "$1'")
}

/** A number is not a text that begins with a sign: a refund of -50 is summed. Nothing here has more than two decimals. */
const written = (value: string | number): string => {
  if (typeof value === 'string') return harmless(value)
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

const cell = (value: string | number): string => {
  const safe = written(value)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/**
 * A table as CSV: RFC 4180 quoting and line ends, UTF-8 with the mark by which Excel knows it, and no cell that a
 * spreadsheet would run.
 * @param rows the first one holds the headings; a text stays one, also where it looks like a number
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
