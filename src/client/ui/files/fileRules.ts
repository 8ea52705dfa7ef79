import {
  FILE_ENDINGS,
  FILE_KIND_NAMES,
  kindOfName,
  MAX_FILE_BYTES,
  MB,
  type FileKind,
} from '@contract/domain/files'

export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => FILE_ENDINGS[kind].map((ending) => `.${ending}`)).join(',')

const join = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`

export const rulesText = (kinds: readonly FileKind[]): string =>
  join(kinds.map((kind) => `${FILE_KIND_NAMES[kind]} de hasta ${MAX_FILE_BYTES[kind] / MB} MB`))

export const sizeText = (bytes: number): string =>
  bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

export const fileProblem = (file: Pick<File, 'name' | 'size'>, kinds: readonly FileKind[]): string | null => {
  const kind = kindOfName(file.name)
  if (!kind || !kinds.includes(kind)) return `«${file.name}» no se puede usar: solo ${rulesText(kinds)}`
  if (file.size === 0) return `«${file.name}» está vacío`
  if (file.size > MAX_FILE_BYTES[kind]) {
    return `«${file.name}» pesa ${sizeText(file.size)} y el límite es ${MAX_FILE_BYTES[kind] / MB} MB`
  }
  return null
}

/** Browsers refuse to read a chosen file that was changed or deleted since. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
