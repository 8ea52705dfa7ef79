import { styled } from '@mui/material/styles'
import { useId, useRef, useState, type Ref } from 'react'
import type { FieldLook } from '../fields/field'
import { FieldFrame } from '../fields/FieldFrame'
import { Hidden } from '../page/Hidden'
import { addFiles, moveItem, type AlbumItem, type AlbumRules } from './album'
import { AlbumTile } from './AlbumTile'
import { DropBox } from './DropBox'
import { rulesText } from './fileRules'

export interface AlbumPickerProps extends FieldLook, AlbumRules {
  items: readonly AlbumItem[]
  onChange: (items: AlbumItem[]) => void
  /** The file input, for a form that focuses its first error. */
  ref?: Ref<HTMLInputElement>
}

const KINDS = ['image', 'video'] as const

const Tiles = styled('ol')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: spacing(1.5),
  margin: spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
}))

/** Pictures and a video in an order of the user's, of which the first is the cover. Drop or choose, see, move, take away. */
export function AlbumPicker(props: AlbumPickerProps) {
  const { label, items, onChange, maxFiles, maxVideos, error, required, disabled = false, ref } = props
  const { hint = `Hasta ${maxFiles} archivos: ${rulesText(KINDS)}. El primero es la portada.` } = props
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const tiles = useRef<HTMLOListElement>(null)
  const full = items.length >= maxFiles

  const add = (list: FileList | null) => {
    const { album, problem } = addFiles(items, [...(list ?? [])], { maxFiles, maxVideos })
    setRefused(problem)
    if (album.length > items.length) onChange(album)
  }
  const move = (from: number, to: number) => {
    setRefused(null)
    setSaid(`${items[from]?.name} quedó en el lugar ${to + 1} de ${items.length}`)
    onChange(moveItem(items, from, to))
  }
  const remove = (place: number) => {
    setRefused(null)
    setSaid(`Se quitó ${items[place]?.name}`)
    onChange(items.filter((_, at) => at !== place))
    // The button that had the focus goes with its tile.
    const input = tiles.current?.parentElement?.querySelector<HTMLInputElement>('input[type=file]')
    setTimeout(() => input?.focus())
  }

  const look = { error: refused ?? error, hint, required }
  return (
    <FieldFrame id={id} label={label} {...look}>
      <Hidden role="status">{said}</Hidden>
      <DropBox
        {...look}
        id={id}
        ref={ref}
        accept={KINDS}
        maxFiles={maxFiles}
        disabled={disabled || full}
        onFiles={add}
      />
      <Tiles ref={tiles} aria-label={`${label}: en este orden`} hidden={items.length === 0}>
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
      </Tiles>
    </FieldFrame>
  )
}
