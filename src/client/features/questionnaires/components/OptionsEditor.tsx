import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { MAX_OPTIONS } from '../questionnaire.draft'
import { texts } from '../questionnaires.texts'

const Frame = styled('fieldset')(({ theme: { vars, spacing, typography } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: spacing(0.5), fontSize: typography.pxToRem(14), fontWeight: 600 },
  '& > ul': { display: 'grid', gap: spacing(1), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: spacing(1) },
  '& li > input': {
    flex: 1,
    minWidth: 0,
    maxWidth: 520,
    height: 40,
    padding: spacing(0, 1.5),
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    '&:hover': { borderColor: vars.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: vars.palette.error.main },
  },
  '& > p': {
    display: 'flex',
    gap: spacing(0.5),
    margin: spacing(0.5, 0, 0),
    fontSize: typography.pxToRem(13),
    color: vars.palette.error.main,
  },
  '& > button': { marginTop: spacing(1), marginInlineStart: spacing(-1), paddingInline: spacing(1.5) },
}))

interface OptionsEditorProps {
  options: readonly string[]
  error: string | undefined
  onChange: (options: string[]) => void
}

/** What can be chosen, a line each. Enter goes on to the next line, and makes one at the end; blank ones are not kept. */
export function OptionsEditor({ options, error, onChange }: OptionsEditorProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  const focusAt = (at: number) => list.current?.querySelectorAll('input')[at]?.focus()
  useEffect(() => {
    if (next.current !== null) focusAt(Math.max(0, Math.min(next.current, options.length - 1)))
    next.current = null
  }, [options.length])
  const full = options.length >= MAX_OPTIONS
  const add = () => {
    if (full) return
    next.current = options.length
    onChange([...options, ''])
  }
  return (
    <Frame {...(error ? { 'aria-describedby': `${id}-help` } : {})}>
      <legend>{texts.options}</legend>
      <ul ref={list}>
        {options.map((option, at) => (
          // The place is what an option is known by: its text is being typed.
          <li key={at}>
            <input
              aria-label={texts.option(at)}
              aria-invalid={Boolean(error)}
              placeholder={texts.option(at)}
              autoComplete="off"
              maxLength={200}
              value={option}
              onChange={({ target }) =>
                onChange(options.map((each, index) => (index === at ? target.value : each)))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (at < options.length - 1) focusAt(at + 1)
                else add()
              }}
            />
            <IconAction
              icon="close"
              size="small"
              label={texts.removeOption(at)}
              onClick={() => {
                next.current = at
                onChange(options.filter((_, index) => index !== at))
              }}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-help`}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
      <Button size="small" startIcon={<Icon name="add" />} disabled={full} onClick={add}>
        {texts.addOption}
      </Button>
    </Frame>
  )
}
