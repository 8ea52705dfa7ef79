declare module 'fontkit' {
  export interface Font {
    /** Cache of glyphs, each with the letters it was first used for. */
    _glyphs: object
  }
  export function openSync(file: string): PDFKit.Mixins.PDFFontSource & Font
}
