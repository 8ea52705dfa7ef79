export interface MediaSize {
  width: number
  height: number
}

/** Undefined when the server does not send it. */
export const sizeOf = ({
  ancho,
  alto,
}: {
  ancho: number | null
  alto: number | null
}): MediaSize | undefined => (ancho && alto ? { width: ancho, height: alto } : undefined)
