/** `sheet` is xlsx, xls or csv; only those of a bank are stored. `cfdi` is stamped invoices, XML or a ZIP of them, never stored. */
const FILE_KINDS = ['image', 'pdf', 'video', 'sheet', 'cfdi'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export const MB = 1024 * 1024

export const MAX_FILE_BYTES: Readonly<Record<FileKind, number>> = {
  image: 10 * MB,
  pdf: 10 * MB,
  video: 100 * MB,
  sheet: 5 * MB,
  cfdi: 5 * MB,
}

export const FILE_KIND_NAMES: Readonly<Record<FileKind, string>> = {
  image: 'imágenes JPG o PNG',
  pdf: 'documentos PDF',
  video: 'videos MP4, WebM o MOV',
  sheet: 'hojas de Excel (XLSX, XLS) o CSV',
  cfdi: 'facturas timbradas (XML) o un ZIP con ellas',
}

/** Lower case. The server checks the bytes; the ending only saves uploading a file that would be refused. */
export const FILE_ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png'],
  pdf: ['pdf'],
  video: ['mp4', 'webm', 'mov'],
  sheet: ['xlsx', 'xls', 'csv', 'txt'],
  cfdi: ['xml', 'zip'],
}

/** Null for endings we do not accept. Our signed links have no ending. */
export const kindOfName = (name: string): FileKind | null => {
  const path = name.split(/[?#]/, 1)[0] ?? ''
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return FILE_KINDS.find((kind) => FILE_ENDINGS[kind].includes(ending)) ?? null
}
