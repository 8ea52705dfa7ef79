export type FileKind = 'image' | 'pdf' | 'video'

const MB = 1024 * 1024

/** DOMAIN §6. The server looks at the bytes; here the name is enough to spare an upload that would be refused. */
const RULES = {
  image: { endings: ['jpg', 'jpeg', 'png'], maxBytes: 10 * MB, name: 'imágenes JPG o PNG' },
  pdf: { endings: ['pdf'], maxBytes: 10 * MB, name: 'PDF' },
  video: { endings: ['mp4', 'webm', 'mov'], maxBytes: 100 * MB, name: 'videos MP4, WebM o MOV' },
} as const satisfies Record<FileKind, { endings: readonly string[]; maxBytes: number; name: string }>

const KINDS = Object.keys(RULES) as FileKind[]

/** What a file or a link is, by the end of its name; null when it is nothing we show. */
export const kindOf = (name: string): FileKind | null => {
  const path = name.split(/[?#]/, 1)[0] ?? ''
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return KINDS.find((kind) => (RULES[kind].endings as readonly string[]).includes(ending)) ?? null
}

/** The `accept` of a file input. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => RULES[kind].endings.map((ending) => `.${ending}`)).join(',')

const join = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`

/** "imágenes JPG o PNG de hasta 10 MB". */
export const rulesText = (kinds: readonly FileKind[]): string =>
  join(kinds.map((kind) => `${RULES[kind].name} de hasta ${RULES[kind].maxBytes / MB} MB`))

/** "2.4 MB", "310 KB". */
export const sizeText = (bytes: number): string =>
  bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

/** Why a file cannot be taken, or null. */
export const fileProblem = (file: Pick<File, 'name' | 'size'>, kinds: readonly FileKind[]): string | null => {
  const kind = kindOf(file.name)
  if (!kind || !kinds.includes(kind)) return `«${file.name}» no se puede usar: solo ${rulesText(kinds)}`
  if (file.size === 0) return `«${file.name}» está vacío`
  if (file.size > RULES[kind].maxBytes) {
    return `«${file.name}» pesa ${sizeText(file.size)} y el límite es ${RULES[kind].maxBytes / MB} MB`
  }
  return null
}
