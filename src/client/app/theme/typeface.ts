import file from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { TYPEFACE } from './tokens'

/** Says in this browser which file of the typeface its cache has: a name, nothing personal. */
const KEY = 'letra'

const WEIGHTS = '200 900'

/** What the file can draw: Spanish and its neighbours. */
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
 * Before the first drawing, where an earlier visit left the file in the cache: the browser uses it from the first letter on. Where
 * the cache lost it, `optional` keeps this page as it was drawn.
 */
export const wearKeptTypeface = (): void => {
  if (!isKept()) return
  const style = document.createElement('style')
  style.textContent = `@font-face{font-family:"${TYPEFACE}";src:url(${file}) format("woff2");font-weight:${WEIGHTS};font-display:optional;unicode-range:${LETTERS}}`
  document.head.append(style)
}

/** Fetched in this visit and not worn yet. */
let fetched: FontFace | null = null

/** Fetches the typeface once a page is drawn: 29 KB that no start waits for. Without a line the next visit tries again. */
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
    // The fonts of the computer measure the same.
  }
}

/** Where all is about to be drawn anew, after signing in: what has arrived by then is worn, as nothing can move. */
export const wearTypeface = (): void => {
  if (fetched) document.fonts.add(fetched)
}
