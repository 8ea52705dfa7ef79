/** What papers need of it; pdfkit takes such a font as it is. */
declare module 'fontkit' {
  export interface Font {
    /** Its own store of glyphs, each with the letters it stood for when it was first asked for. */
    _glyphs: object
  }
  export function openSync(file: string): PDFKit.Mixins.PDFFontSource & Font
}
