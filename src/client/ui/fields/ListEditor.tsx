import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { UppercaseInput } from './UppercaseInput'

interface ListEditorProps {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
  hint?: string
  error?: string | undefined
  disabled?: boolean
  maxLength?: number
}

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  '& > .new': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: spacing(1),
    '& > div': { flex: 1 },
  },
  '& > .new > button': { marginTop: '23.6px' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: spacing(1), margin: `${spacing(1)} 0 0`, padding: 0 },
  '& > ul > li': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingInlineStart: spacing(1.5),
    borderRadius: 999,
    background: vars.palette.surface.neutralSoft,
    listStyle: 'none',
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
}))

/** Drops empty and repeated entries. Text left in the box is added on blur, so that saving does not lose it. */
export function ListEditor(props: ListEditorProps) {
  const { values, onChange, maxLength = 120, ...look } = props
  const { label, disabled = false } = look
  const [text, setText] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const add = () => {
    const entry = text.trim().replace(/\s+/g, ' ')
    setText('')
    if (entry && !values.includes(entry)) onChange([...values, entry])
  }
  const remove = (entry: string) => {
    onChange(values.filter((each) => each !== entry))
    box.current?.focus()
  }
  return (
    <Frame>
      <div className="new">
        <UppercaseInput
          {...look}
          ref={box}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onEnter={add}
        />
        <Button variant="outlined" startIcon={<Icon name="add" />} onClick={add} disabled={disabled}>
          Agregar
        </Button>
      </div>
      {values.length > 0 && (
        <ul aria-label={`${label}: agregadas`}>
          {values.map((entry) => (
            <li key={entry}>
              <span>{entry}</span>
              <IconAction icon="close" label={`Quitar ${entry}`} size="small" onClick={() => remove(entry)} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  )
}
