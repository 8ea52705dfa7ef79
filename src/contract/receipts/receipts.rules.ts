export const folioLabel = (folio: number): string => String(folio).padStart(6, '0')

export const receiptFilename = (folio: number): string => `recibo-${folioLabel(folio)}.pdf`

/** Crockford's base 32: without I, L, O and U, which look like digits or V. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/

export const receiptPath = (codigo: string): string => `/recibo/${codigo}`

/** People type small letters, blanks and dashes, O for 0, I or L for 1. Null when it is not a code. */
export const readReceiptCode = (text: string): string | null => {
  const code = text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return CODE.test(code) ? code : null
}

export const spokenCode = (codigo: string): string => `${codigo.slice(0, 5)} ${codigo.slice(5)}`

export const LINK_DAYS = 30

export const sharedPath = (token: string): string => `/files/recibos/${token}`
