import { createRequire } from 'node:module'
import path from 'node:path'

/** Names of the embedded fonts, for `doc.font`. */
export const REGULAR = 'Regular'
export const BOLD = 'Bold'

const packageFolder = path.dirname(
  createRequire(__filename).resolve('@expo-google-fonts/source-sans-3/package.json'),
)
const FILES = {
  [REGULAR]: path.join(packageFolder, '400Regular/SourceSans3_400Regular.ttf'),
  [BOLD]: path.join(packageFolder, '700Bold/SourceSans3_700Bold.ttf'),
}

/**
 * Source Sans 3: the standard fonts of a pdf write no Ł, Ş or Ő, and a name is printed as it is. Its figures all have one width,
 * so amounts stand in columns. Only the letters that were used are embedded.
 */
export const registerFonts = (doc: PDFKit.PDFDocument): void => {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, file)
}
