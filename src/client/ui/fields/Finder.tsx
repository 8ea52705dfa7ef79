import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import useAutocomplete from '@mui/material/useAutocomplete'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon'
import { paper } from '../layout/layout'
import { FieldFrame } from './FieldFrame'

interface FinderProps<Option extends { key: string }> {
  label: string
  placeholder?: string
  hint?: string
  query: string
  onQuery: (query: string) => void
  options: readonly Option[]
  /** False: Enter does not open the first match, since the user may mean another. */
  firstIsReady?: boolean
  /** Called on Enter before an arrow has picked an option. @returns true when no option is to open */
  onEnter?: () => boolean
  labelOf: (option: Option) => string
  children: (option: Option) => ReactNode
  onPick: (option: Option) => void
  note?: string | undefined
  head?: string | undefined
  /** Options for an empty field open by click or arrow only: by focus alone they would cover the page. */
  isQuiet?: boolean
}

const Frame = styled('div')(({ theme, theme: { vars, spacing } }) => ({
  position: 'relative',
  '& .MuiOutlinedInput-root': { paddingLeft: spacing(1.5) },
  '& .MuiOutlinedInput-input': { height: 28, fontSize: '1.125rem' },
  '& .MuiOutlinedInput-root > svg': { color: vars.palette.text.secondary },
  '& > .found': {
    ...paper(theme),
    position: 'absolute',
    zIndex: 5,
    insetInline: 0,
    top: '100%',
    marginTop: spacing(0.5),
    boxShadow: '0 8px 24px rgb(0 0 0 / .18)',
  },
  '& ul': {
    margin: 0,
    padding: spacing(0.5),
    listStyle: 'none',
    maxHeight: 'min(380px, 54dvh)',
    overflowY: 'auto',
  },
  '& li': {
    padding: spacing(1, 1.5),
    borderRadius: vars.shape.borderRadius,
    cursor: 'pointer',
    '&.Mui-focused': { background: vars.palette.surface.infoSoft },
  },
  '& .note': { margin: 0, padding: spacing(0.5, 2, 1.25), color: vars.palette.text.secondary },
  '& .note.head': { padding: spacing(1.25, 2, 0) },
}))

export function Finder<Option extends { key: string }>(props: FinderProps<Option>) {
  const { label, placeholder, hint, query, onQuery, options, labelOf, onPick, note, head } = props
  const { firstIsReady = true, onEnter, isQuiet = false } = props
  const isEmpty = query.trim() === ''
  // The options of an empty field open on focus (not with `isQuiet`), arrow or click; typing opens them always.
  const [closed, setClosed] = useState(isEmpty)
  const open = !closed && (!isEmpty || options.length > 0)
  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Option>({
      options: options as Option[],
      inputValue: query,
      value: null,
      open,
      autoHighlight: firstIsReady,
      openOnFocus: !(isEmpty && isQuiet),
      clearOnBlur: false,
      filterOptions: (all) => all,
      getOptionLabel: labelOf,
      getOptionKey: ({ key }) => key,
      isOptionEqualToValue: (a, b) => a.key === b.key,
      onOpen: () => setClosed(false),
      onClose: () => setClosed(true),
      onInputChange: (_event, typed, reason) => {
        if (reason !== 'input' && reason !== 'clear') return
        setClosed(false)
        onQuery(typed)
      },
      onChange: (_event, option) => {
        if (option) onPick(option)
      },
    })
  const { ref, ...input } = getInputProps()
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter') return
    // Read from ARIA whether an option is highlighted: state of our own would redraw the list and lose the highlight.
    const isChosen = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    if (isChosen || !onEnter?.()) return
    event.defaultMuiPrevented = true
    event.preventDefault()
  }
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <Frame {...getRootProps({ onKeyDown })}>
        <OutlinedInput
          inputRef={ref}
          placeholder={placeholder ?? ''}
          startAdornment={<Icon name="search" />}
          slotProps={{
            input: {
              ...input,
              spellCheck: false,
              'aria-expanded': open && options.length > 0,
              ...(hint ? { 'aria-describedby': `${id}-help` } : {}),
            },
          }}
        />
        {open && (groupedOptions.length > 0 || note) && (
          <div className="found">
            {head && <p className="note head">{head}</p>}
            {groupedOptions.length > 0 && (
              <ul {...getListboxProps()} aria-label={label}>
                {(groupedOptions as Option[]).map((option, index) => {
                  const { key, ...rest } = getOptionProps({ option, index })
                  return (
                    <li key={key} {...rest}>
                      {props.children(option)}
                    </li>
                  )
                })}
              </ul>
            )}
            {note && <p className="note">{note}</p>}
          </div>
        )}
      </Frame>
    </FieldFrame>
  )
}
