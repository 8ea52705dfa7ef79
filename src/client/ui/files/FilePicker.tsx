import { useId, type Ref } from 'react'
import type { FileKind } from '@contract/domain/files'
import type { FieldLook } from '../fields/field'
import { FieldFrame } from '../fields/FieldFrame'
import { DropBox } from './DropBox'
import { FileArea } from './FileArea'
import { rulesText } from './fileRules'
import { PickedFile } from './PickedFile'
import { usePick } from './usePick'

export interface FilePickerProps extends FieldLook {
  files: readonly File[]
  onChange: (files: File[]) => void
  accept: readonly FileKind[]
  /** Default 1: choosing another replaces it. */
  maxFiles?: number
  /** 0 to 1 while they travel, null or absent otherwise. */
  progress?: number | null
  /** The file input, for a form that focuses its first error. */
  ref?: Ref<HTMLInputElement>
}

/** Drop or choose files; shows what they are, refuses what the server would, and takes them away again. */
export function FilePicker(props: FilePickerProps) {
  const { label, files, onChange, accept, maxFiles = 1, progress = null, ref, ...rest } = props
  const { error, hint = `Se aceptan ${rulesText(accept)}`, required, disabled = false } = rest
  const id = useId()
  const { refused, add } = usePick({ files, onChange, accept, maxFiles })
  const look = { error: refused ?? error, hint, required }
  return (
    <FieldFrame id={id} label={label} {...look}>
      <FileArea>
        <DropBox
          {...look}
          id={id}
          ref={ref}
          accept={accept}
          maxFiles={maxFiles}
          disabled={disabled}
          onFiles={add}
        />
        {files.length > 0 && (
          <ul aria-label={`${label}: elegidos`}>
            {files.map((file, index) => (
              <PickedFile
                key={`${file.name} ${file.size} ${index}`}
                file={file}
                disabled={disabled || progress !== null}
                onRemove={() => onChange(files.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
        )}
        {progress !== null && <progress value={progress} max={1} aria-label={`Enviando ${label}`} />}
      </FileArea>
    </FieldFrame>
  )
}
