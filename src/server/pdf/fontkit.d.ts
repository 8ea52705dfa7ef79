declare module 'fontkit' {
  export interface Font {
    /** Cache of glyphs, each with the letters for which it was first used. */
    _glyphs: object
  }
  export function openSync(file: string): PDFKit.Mixins.PDFFontSource & Font
}
