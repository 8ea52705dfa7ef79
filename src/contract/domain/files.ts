/** What a file may be: jpg and png; pdf; mp4, webm and mov; xlsx and csv, which are read and never kept. */
export const FILE_KINDS = ['image', 'pdf', 'video', 'sheet'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Bytes of a megabyte, as the limits count it. */
export const MB = 1024 * 1024

/** Most bytes of a file of each kind. */
export const MAX_FILE_BYTES: Readonly<Record<FileKind, number>> = {
  image: 10 * MB,
  pdf: 10 * MB,
  video: 100 * MB,
  sheet: 5 * MB,
}

/** How a sentence names each kind, in the plural. */
export const FILE_KIND_NAMES: Readonly<Record<FileKind, string>> = {
  image: 'imágenes JPG o PNG',
  pdf: 'documentos PDF',
  video: 'videos MP4, WebM o MOV',
  sheet: 'hojas de Excel (XLSX) o CSV',
}

/** Ends of names, small. The server looks at the bytes; a name is enough to spare an upload that would be refused. */
export const FILE_ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png'],
  pdf: ['pdf'],
  video: ['mp4', 'webm', 'mov'],
  sheet: ['xlsx', 'csv'],
}

/** What a file or a link is, by the end of its name; null when it is nothing we take. Our own signed links have no such end. */
export const kindOfName = (name: string): FileKind | null => {
  const path = name.split(/[?#]/, 1)[0] ?? ''
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return FILE_KINDS.find((kind) => FILE_ENDINGS[kind].includes(ending)) ?? null
}
