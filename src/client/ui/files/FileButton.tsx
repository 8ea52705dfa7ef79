import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { FileKind } from '@contract/domain/files'
import { Icon } from '../icons/Icon'
import { Stack } from '../layout/layout'
import { usePick } from './FilePicker'
import { acceptOf } from './fileRules'

interface FileButtonProps {
  /** 'Elegir el archivo corregido' */
  label: string
  accept: readonly FileKind[]
  disabled?: boolean
  onFile: (file: File) => void
}

const Refused = styled('span')(({ theme: { vars, typography } }) => ({
  fontSize: typography.pxToRem(13),
  color: vars.palette.error.main,
}))

/** A button that asks for another file, where a whole field for it would take too much room. */
export function FileButton({ label, accept, disabled = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { refused, add } = usePick({
    files: [],
    onChange: ([file]) => file && onFile(file),
    accept,
    maxFiles: 1,
  })
  return (
    <Stack gap={0.5}>
      <Button
        variant="outlined"
        startIcon={<Icon name="upload" />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptOf(accept)}
        onChange={(event) => {
          add(event.target.files)
          // Emptied, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      <Refused role="status">{refused}</Refused>
    </Stack>
  )
}
