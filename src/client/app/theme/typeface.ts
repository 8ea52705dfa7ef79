import file from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { TYPEFACE } from './tokens'

/** Storage key: the file of the typeface that this browser has cached. */
const KEY = 'letra'

const WEIGHTS = '200 900'

/** The characters of the file: Spanish and its neighbours. */
const LETTERS =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const isKept = (): boolean => {
  try {
    return localStorage.getItem(KEY) === file
  } catch {
    return false
  }
}

/**
 * Called before the first drawing: where an earlier visit cached the file, the browser uses it from the first letter on. If the cache lost
 * it, `optional` keeps the fallback for this page, so nothing moves.
 */
export const wearKeptTypeface = (): void => {
  if (!isKept()) return
  const style = document.createElement('style')
  style.textContent = `@font-face{font-family:"${TYPEFACE}";src:url(${file}) format("woff2");font-weight:${WEIGHTS};font-display:optional;unicode-range:${LETTERS}}`
  document.head.append(style)
}

/** Fetched in this visit and not yet in use. */
let fetched: FontFace | null = null

/** Fetches the typeface (29 KB) once a page is drawn. Without a connection, the next visit tries again. */
export const fetchTypeface = async (): Promise<void> => {
  // jsdom has no typefaces.
  if (isKept() || fetched || !('FontFace' in window)) return
  const face = new FontFace(TYPEFACE, `url(${file}) format("woff2")`, {
    weight: WEIGHTS,
    unicodeRange: LETTERS,
  })
  try {
    fetched = await face.load()
    localStorage.setItem(KEY, file)
  } catch {
    // The page goes on with the system fonts, which measure the same.
  }
}

/** Called after signing in, when everything is drawn again anyway: the typeface comes into use if it has arrived, and nothing moves. */
export const wearTypeface = (): void => {
  if (fetched) document.fonts.add(fetched)
}
