import { styled } from '@mui/material/styles'
import { type Ref, useId, useRef, useState } from 'react'
import { FieldFrame } from '../fields/FieldFrame'
import type { FieldLook } from '../fields/field'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { Hidden } from '../page/Hidden'
import { hairline, Tiles } from '../layout/layout'
import { formPartIn } from '../browser/formParts'
import { DropBox, useFileAddress } from './DropBox'
import { addFiles, type AlbumItem, type AlbumRules, moveItem } from './album'
import { rulesText, sizeText } from './fileRules'

interface AlbumTileProps {
  item: AlbumItem
  place: number
  count: number
  disabled: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

const Tile = styled('li')(({ theme, theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: hairline(theme),
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
    fontWeight: 600,
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

function Preview({ item: { kind, file, url, thumb } }: { item: AlbumItem }) {
  const address = useFileAddress(file)
  if (kind === 'video')
    return <video ref={address} {...(url ? { src: url } : {})} muted playsInline preload="metadata" />
  return <img ref={address} {...(url ? { src: thumb ?? url } : {})} alt="" />
}

function AlbumTile({ item, place, count, disabled, onMove, onRemove }: AlbumTileProps) {
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

interface AlbumPickerProps extends FieldLook, AlbumRules {
  items: readonly AlbumItem[]
  onChange: (items: AlbumItem[]) => void
  ref?: Ref<HTMLInputElement>
}

const Album = styled(Tiles)(({ theme: { spacing } }) => ({
  marginTop: spacing(1.5),
  '&[hidden]': { display: 'none' },
}))

const KINDS = ['image', 'video'] as const

export function AlbumPicker(props: AlbumPickerProps) {
  const { label, items, onChange, maxFiles, maxVideos, error, required, disabled = false, ref } = props
  const { hint = `Hasta ${maxFiles} archivos: ${rulesText(KINDS)}. El primero es la portada.` } = props
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')
  const tiles = useRef<HTMLDivElement>(null)
  const full = items.length >= maxFiles

  const add = (list: FileList | null) => {
    const { album, problem } = addFiles(items, [...(list ?? [])], { maxFiles, maxVideos })
    setRefused(problem)
    if (album.length > items.length) onChange(album)
  }
  const move = (from: number, to: number) => {
    setRefused(null)
    setAnnounced(`${items[from]?.name} quedó en el lugar ${to + 1} de ${items.length}`)
    onChange(moveItem(items, from, to))
  }
  const remove = (place: number) => {
    setRefused(null)
    setAnnounced(`Se quitó ${items[place]?.name}`)
    onChange(items.filter((_, at) => at !== place))
    // The clicked button disappears with its tile, so the file input gets the focus.
    const input = formPartIn(tiles.current?.parentElement, 'fileInput')
    setTimeout(() => input?.focus())
  }

  const look = { error: refused ?? error, hint, required }
  return (
    <FieldFrame id={id} label={label} {...look}>
      <Hidden role="status">{announced}</Hidden>
      <DropBox
        {...look}
        id={id}
        ref={ref}
        accept={KINDS}
        maxFiles={maxFiles}
        disabled={disabled || full}
        onFiles={add}
      />
      <Album
        as="ol"
        min={200}
        gap={1.5}
        ref={tiles}
        aria-label={`${label}: en este orden`}
        hidden={items.length === 0}
      >
        {items.map((item, place) => (
          <AlbumTile
            key={item.key}
            item={item}
            place={place}
            count={items.length}
            disabled={disabled}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </Album>
    </FieldFrame>
  )
}
