import { styled } from '@mui/material/styles'
import { useCallback, useState, type DragEvent, type Ref } from 'react'
import type { FileKind } from '@contract/domain/files'
import { ariaOf } from '../fields/field'
import { Icon } from '../icons/Icon'
import { acceptOf } from './fileRules'

interface DropBoxProps {
  id: string
  accept: readonly FileKind[]
  maxFiles: number
  disabled: boolean
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  onFiles: (files: FileList | null) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** The file input covers the whole zone: a click anywhere and the keyboard open the file chooser. */
const Zone = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1.5),
  minHeight: 88,
  padding: spacing(2),
  border: `1.5px dashed ${vars.palette.surface.border}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.secondary,
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
  '& > input:disabled': { cursor: 'default' },
  '& b': { color: vars.palette.primary.main },
  '&:hover, &.over': { borderColor: vars.palette.primary.main, background: vars.palette.surface.sunken },
  '&:focus-within': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
}))

/** A `ref` that shows the file in an `<img>` or `<video>`. The function it returns frees the address on unmount. */
export const useFileAddress = (file: File | null) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element || !file) return
      const address = URL.createObjectURL(file)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

export const useDrop = (onFiles: (files: FileList) => void, disabled = false) => {
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  return {
    over,
    handlers: {
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        drag(false)(event)
        if (!disabled) onFiles(event.dataTransfer.files)
      },
    },
  }
}

export function DropBox({ id, accept, maxFiles, disabled, onFiles, ref, ...look }: DropBoxProps) {
  const { over, handlers } = useDrop(onFiles, disabled)
  return (
    <Zone className={over ? 'over' : ''} {...handlers}>
      <Icon name="upload" size={24} />
      <span>
        Arrastra aquí {maxFiles === 1 ? 'el archivo' : `hasta ${maxFiles} archivos`} o{' '}
        <b>elige en tu equipo</b>
      </span>
      <input
        {...ariaOf(id, look)}
        ref={ref}
        type="file"
        accept={acceptOf(accept)}
        multiple={maxFiles > 1}
        disabled={disabled}
        onChange={(event) => {
          onFiles(event.target.files)
          // Otherwise choosing the same file again after removing it would do nothing.
          event.target.value = ''
        }}
      />
    </Zone>
  )
}
