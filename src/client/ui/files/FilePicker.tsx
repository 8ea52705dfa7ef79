import { styled } from '@mui/material/styles'
import { useId, type Ref } from 'react'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { kindOfName, type FileKind } from '@contract/domain/files'
import { Bound } from '../fields/Bound'
import { FieldFrame } from '../fields/FieldFrame'
import type { FieldLook } from '../fields/field'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { hairline, Quiet, Stack } from '../layout/layout'
import { ProgressBar } from '../page/ProgressBar'
import { DropBox, useFileAddress } from './DropBox'
import { CameraButton, usePick } from './FileButton'
import { rulesText, sizeText } from './fileRules'

interface PickedFileProps {
  file: File
  disabled: boolean
  onRemove: () => void
}

const Item = styled('li')(({ theme, theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  padding: spacing(1),
  border: hairline(theme),
  borderRadius: vars.shape.borderRadius,
  '& > .preview': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 56,
    height: 56,
    borderRadius: 6,
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
    objectFit: 'cover',
  },
  '& > div': { flex: 1, minWidth: 0 },
  '& > div > .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

const ICONS = { image: 'photo', pdf: 'file', video: 'video', sheet: 'file', cfdi: 'file' } as const

function PickedFile({ file, disabled, onRemove }: PickedFileProps) {
  const kind = kindOfName(file.name)
  const showFile = useFileAddress(file)
  return (
    <Item>
      {kind === 'image' ? (
        <img className="preview" ref={showFile} alt="" />
      ) : (
        <span className="preview">
          <Icon name={kind ? ICONS[kind] : 'file'} size={24} />
        </span>
      )}
      <div>
        <div className="name" title={file.name}>
          {file.name}
        </div>
        <Quiet>{sizeText(file.size)}</Quiet>
      </div>
      <IconAction icon="delete" label={`Quitar ${file.name}`} disabled={disabled} onClick={onRemove} />
    </Item>
  )
}

export interface FilePickerProps extends FieldLook {
  files: readonly File[]
  onChange: (files: File[]) => void
  accept: readonly FileKind[]
  maxFiles?: number
  camera?: boolean
  progress?: number | null
  ref?: Ref<HTMLInputElement>
}

export function FilePicker(props: FilePickerProps) {
  const { label, files, onChange, accept, maxFiles = 1, camera, progress = null, ref, ...rest } = props
  const { error, hint = `Se aceptan ${rulesText(accept)}`, required, disabled = false } = rest
  const id = useId()
  const { refused, add } = usePick({ files, onChange, accept, maxFiles })
  const look = { error: refused ?? error, hint, required }
  return (
    <FieldFrame id={id} label={label} {...look}>
      <Stack gap={1}>
        <DropBox
          {...look}
          id={id}
          ref={ref}
          accept={accept}
          maxFiles={maxFiles}
          disabled={disabled}
          onFiles={add}
        />
        {camera && (
          <div>
            <CameraButton disabled={disabled || files.length >= maxFiles} onFiles={add} />
          </div>
        )}
        {files.length > 0 && (
          <Stack as="ul" gap={1} aria-label={`${label}: elegidos`}>
            {files.map((file, index) => (
              <PickedFile
                key={`${file.name} ${file.size} ${index}`}
                file={file}
                disabled={disabled || progress !== null}
                onRemove={() => onChange(files.filter((_, at) => at !== index))}
              />
            ))}
          </Stack>
        )}
        {progress !== null && <ProgressBar label={`Enviando ${label}`} share={progress} />}
      </Stack>
    </FieldFrame>
  )
}

interface FileFieldProps<Values extends FieldValues> extends Omit<FieldLook, 'error' | 'disabled'> {
  control: Control<Values>
  accept: readonly FileKind[]
  camera?: boolean
}

export function FileField<Values extends FieldValues & { file: File[] }>({
  control,
  ...look
}: FileFieldProps<Values>) {
  return (
    <Bound control={control} name={'file' as Path<Values>}>
      {({ value, error, onChange, ref }) => (
        <FilePicker {...look} ref={ref} files={value} error={error} onChange={onChange} />
      )}
    </Bound>
  )
}
