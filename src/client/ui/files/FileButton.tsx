import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { FileKind } from '@contract/domain/files'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconName'
import { Stack } from '../layout/layout'
import { useMatches } from '../page/useMatches'
import { acceptOf, fileProblem } from './fileRules'

interface PickOptions {
  files: readonly File[]
  onChange: (files: File[]) => void
  accept: readonly FileKind[]
  maxFiles: number
}

export const usePick = ({ files, onChange, accept, maxFiles }: PickOptions) => {
  const [refused, setRefused] = useState<string | null>(null)
  const add = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    const good = chosen.filter((file) => !fileProblem(file, accept))
    const next = maxFiles === 1 ? good : [...files, ...good]
    const tooMany = next.length > maxFiles
    const problem = chosen.map((file) => fileProblem(file, accept)).find(Boolean) ?? null
    setRefused(tooMany ? `Se pueden elegir hasta ${maxFiles} archivos` : problem)
    if (good.length > 0) onChange(next.slice(0, maxFiles))
  }
  return { refused: refused ?? undefined, add }
}

interface ChooseButtonProps {
  label: string
  icon: IconName
  disabled: boolean
  accept: string
  camera?: boolean
  onFiles: (files: FileList | null) => void
}

function ChooseButton({ label, icon, disabled, accept, camera = false, onFiles }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name={icon} />}
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
        accept={accept}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          onFiles(event.target.files)
          // Otherwise choosing the same file again would do nothing.
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Devices with a touch screen have a camera. */
const TOUCH = '(pointer: coarse)'

export function CameraButton(props: Pick<ChooseButtonProps, 'disabled' | 'onFiles'>) {
  if (!useMatches(TOUCH)) return null
  return <ChooseButton {...props} label="Tomar foto" icon="photo" accept="image/*" camera />
}

interface FileButtonProps {
  label: string
  accept: readonly FileKind[]
  disabled?: boolean
  onFile: (file: File) => void
}

const Refused = styled('span')(({ theme: { vars, typography } }) => ({
  fontSize: typography.pxToRem(13),
  color: vars.palette.error.main,
}))

export function FileButton({ label, accept, disabled = false, onFile }: FileButtonProps) {
  const { refused, add } = usePick({
    files: [],
    onChange: ([file]) => file && onFile(file),
    accept,
    maxFiles: 1,
  })
  return (
    <Stack gap={0.5}>
      <ChooseButton label={label} icon="upload" disabled={disabled} accept={acceptOf(accept)} onFiles={add} />
      <Refused role="status">{refused}</Refused>
    </Stack>
  )
}
