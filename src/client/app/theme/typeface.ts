import file from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { TYPEFACE } from './tokens'

const KEY = 'letra'

const WEIGHTS = '200 900'

const LETTERS =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const isKept = (): boolean => {
  try {
    return localStorage.getItem(KEY) === file
  } catch {
    return false
  }
}

const newFace = (): FontFace =>
  new FontFace(TYPEFACE, `url(${file}) format("woff2")`, { weight: WEIGHTS, unicodeRange: LETTERS })

let loaded: FontFace | null = null
/** True once a page was drawn. The login does not count, as it is drawn anew after signing in. */
let isDrawn = false

/** From script: a cached file then arrives before the first layout; a stylesheet would load it later and lay all out again. */
export const wearKeptTypeface = (): void => {
  if (!isKept() || !('FontFace' in window)) return
  newFace()
    .load()
    .then(
      (face) => {
        loaded = face
        if (!isDrawn) document.fonts.add(face)
      },
      // The cache lost it and there is no connection: the system fonts measure the same.
      () => undefined,
    )
}

/** Loads the typeface, 29 KB: call it when nothing else waits for the line. Without a connection the next visit tries again. */
export const fetchTypeface = async (): Promise<void> => {
  if (isKept() || loaded || !('FontFace' in window)) return
  try {
    loaded = await newFace().load()
    localStorage.setItem(KEY, file)
  } catch {
    // The page goes on with the system fonts, which measure the same.
  }
}

export const wearTypeface = (): void => {
  isDrawn = true
  if (loaded) document.fonts.add(loaded)
}
