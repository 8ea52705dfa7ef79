/** Pixels of a picture. */
export interface MediaSize {
  width: number
  height: number
}

/** The pixels of a row, when its server says them. */
export const sizeOf = ({
  ancho,
  alto,
}: {
  ancho: number | null
  alto: number | null
}): MediaSize | undefined => (ancho && alto ? { width: ancho, height: alto } : undefined)
