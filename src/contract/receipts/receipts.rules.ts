/** A receipt's number as printed: 123 → '000123'. */
export const folioLabel = (folio: number): string => String(folio).padStart(6, '0')

export const receiptFilename = (folio: number): string => `recibo-${folioLabel(folio)}.pdf`

/** Letters of Crockford's base 32, which avoids I, L, O and U because they look like digits or V. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/

/** Path of a receipt's public check, below the address of the school's server. */
export const receiptPath = (codigo: string): string => `/recibo/${codigo}`

/**
 * Reads the code of a receipt as people type it from paper: small letters, blanks and dashes, O for 0, I or L for 1.
 * @returns null when it is not a code
 */
export const readReceiptCode = (text: string): string | null => {
  const code = text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return CODE.test(code) ? code : null
}

/** In two halves, easier to read aloud: 'ABCDE FGHJK'. */
export const spokenCode = (codigo: string): string => `${codigo.slice(0, 5)} ${codigo.slice(5)}`

/** Days that a shared link to a receipt works. */
export const LINK_DAYS = 30

/** Path of a shared receipt, below the address of the school's server. */
export const sharedPath = (token: string): string => `/files/recibos/${token}`
