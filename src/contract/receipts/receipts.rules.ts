/** A receipt's number as it is printed: 123 → '000123'. */
export const folioLabel = (folio: number): string => String(folio).padStart(6, '0')

export const receiptFilename = (folio: number): string => `recibo-${folioLabel(folio)}.pdf`

/** Letters of Crockford's base 32, which has no I, L, O and U. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/

/** Where the public check of a receipt is, below the address of the school's server. */
export const receiptPath = (codigo: string): string => `/recibo/${codigo}`

/**
 * The code of a receipt as somebody types it from paper: small letters, blanks and dashes, O for 0, I or L for 1.
 * @returns null for what is no code
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

/** How long a link that was sent opens a receipt. */
export const LINK_DAYS = 30

/** Where a receipt that was sent is, below the address of the school's server. */
export const sharedPath = (token: string): string => `/files/recibos/${token}`
