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
  error?: string | undefined
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
export function ListEditor({ label, values, error, onChange, maxLength = 120 }: ListEditorProps) {
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
          label={label}
          error={error}
          ref={box}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onEnter={add}
        />
        <Button variant="outlined" startIcon={<Icon name="add" />} onClick={add}>
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
