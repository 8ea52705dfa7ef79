/** A spreadsheet would run these as formulas (OWASP, "CSV Injection"), also full-width ones and behind invisible characters. */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠]/u

/** The same after a separator: a spreadsheet set to semicolons splits the cell there and ignores the quotes. */
const FORMULA_WITHIN = /([;\t\r\n][\s\p{Cc}\p{Cf}\p{DI}]*)(?=[=+\-@＝＋－＠])/gu

/** An apostrophe in front makes a spreadsheet show the text instead of running it as a formula. */
const harmless = (text: string): string => {
  const guarded = FORMULA.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text
  return guarded.replace(FORMULA_WITHIN, "$1'")
}

/** Numbers get no apostrophe, or a refund of -50 could not be summed. No number here has more than two decimals. */
const csvCell = (value: string | number): string => {
  if (typeof value === 'string') return harmless(value)
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

const cell = (value: string | number): string => {
  const safe = csvCell(value)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** RFC 4180, with a UTF-8 mark so Excel reads accents, and no cell that a spreadsheet would run. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
