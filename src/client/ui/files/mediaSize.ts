export interface MediaSize {
  width: number
  height: number
}

/** The size in a row; undefined when the server does not send it. */
export const sizeOf = ({
  ancho,
  alto,
}: {
  ancho: number | null
  alto: number | null
}): MediaSize | undefined => (ancho && alto ? { width: ancho, height: alto } : undefined)
