export interface MediaSize {
  width: number
  height: number
}

export const sizeOf = ({
  ancho,
  alto,
}: {
  ancho: number | null
  alto: number | null
}): MediaSize | undefined => (ancho && alto ? { width: ancho, height: alto } : undefined)
