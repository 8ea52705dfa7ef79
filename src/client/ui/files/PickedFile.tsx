import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { kindOfName } from '@contract/domain/files'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { sizeText } from './fileRules'

export interface PickedFileProps {
  file: File
  disabled: boolean
  onRemove: () => void
}

const Item = styled('li')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  padding: spacing(1),
  border: `1px solid ${vars.palette.divider}`,
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
  '& > div > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div > small': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
}))

const ICONS = { image: 'photo', pdf: 'file', video: 'video' } as const

/** One chosen file with its picture, and a way to take it back. */
export function PickedFile({ file, disabled, onRemove }: PickedFileProps) {
  const kind = kindOfName(file.name)
  // The address lives as long as the picture: React calls what the ref returns when the element goes.
  const showFile = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
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
        <span title={file.name}>{file.name}</span>
        <small>{sizeText(file.size)}</small>
      </div>
      <IconAction icon="delete" label={`Quitar ${file.name}`} disabled={disabled} onClick={onRemove} />
    </Item>
  )
}
