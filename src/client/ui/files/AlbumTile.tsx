import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import type { AlbumItem } from './album'
import { sizeText } from './fileRules'

export interface AlbumTileProps {
  item: AlbumItem
  /** From 0; the first is the cover. */
  place: number
  count: number
  disabled: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

const Tile = styled('li')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  overflow: 'hidden',
  '& > .preview': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
    overflow: 'hidden',
  },
  '& > .preview > img, & > .preview > video': {
    width: '100%',
    height: '100%',
    minHeight: 0,
    objectFit: 'cover',
  },
  '& > .preview > .mark': {
    position: 'absolute',
    top: 8,
    left: 8,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 10px',
    borderRadius: 12,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    fontSize: typography.pxToRem(13),
    fontWeight: 650,
  },
  '& > .preview > .cover': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '& > .name': {
    display: 'flex',
    gap: spacing(1),
    padding: spacing(1, 1.5, 0),
    fontSize: typography.pxToRem(13),
  },
  '& > .name > span': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .name > small': { color: vars.palette.text.secondary, fontSize: 'inherit' },
  '& > .tools': { display: 'flex', justifyContent: 'space-between', padding: 4 },
}))

/** The chosen file's own address lives as long as its element: React calls what the ref returns when it goes. */
const useAddress = (file: File | null) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element || !file) return
      const address = URL.createObjectURL(file)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

function Preview({ item: { kind, file, url, thumb } }: { item: AlbumItem }) {
  const address = useAddress(file)
  if (kind === 'video')
    return <video ref={address} {...(url ? { src: url } : {})} muted playsInline preload="metadata" />
  return <img ref={address} {...(url ? { src: thumb ?? url } : {})} alt="" />
}

/** One file of an album: what it looks like, its place, and what can be done with it. */
export function AlbumTile({ item, place, count, disabled, onMove, onRemove }: AlbumTileProps) {
  const { name, kind, file } = item
  const last = place === count - 1
  return (
    <Tile>
      <div className="preview">
        <Preview item={item} />
        <span className={place === 0 ? 'mark cover' : 'mark'}>
          {kind === 'video' && <Icon name="video" size={16} label="Video" />}
          {place === 0 ? 'Portada' : place + 1}
        </span>
      </div>
      <div className="name">
        <span title={name}>{name}</span>
        {file && <small>{sizeText(file.size)}</small>}
      </div>
      <div className="tools">
        <span>
          <IconAction
            icon="left"
            size="small"
            label={`Mover antes ${name}`}
            disabled={disabled || place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconAction
            icon="right"
            size="small"
            label={`Mover después ${name}`}
            disabled={disabled || last}
            onClick={() => onMove(place + 1)}
          />
          {place > 0 && kind === 'image' && (
            <IconAction
              icon="cover"
              size="small"
              label={`Usar de portada ${name}`}
              disabled={disabled}
              onClick={() => onMove(0)}
            />
          )}
        </span>
        <IconAction
          icon="delete"
          size="small"
          label={`Quitar ${name}`}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
    </Tile>
  )
}
