import { useState, type KeyboardEvent } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import useAutocomplete, { type AutocompleteGroupedOption } from '@mui/material/useAutocomplete'
import { useGuardedNavigate } from '../../../ui/guard/useUnsavedGuard'
import { useMatches } from '../../../ui/page/useMatches'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { TwoLines } from '../../../ui/layout/layout'
import { DialogFrame } from '../../../ui/dialogs/DialogFrame'
import { partIn } from '../../../ui/browser/parts'
import type { Option } from './options'
import { texts } from './palette.texts'
import { useEarlyEnter, usePalette } from './usePalette'

const Frame = styled('div')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& .field': { display: 'flex', alignItems: 'center', gap: spacing(1), padding: spacing(1.5) },
  '& .field > .MuiOutlinedInput-root': { flex: 1, minWidth: 0 },
  '& .MuiOutlinedInput-input': { height: 28, fontSize: '1.125rem' },
  '& .MuiOutlinedInput-root > svg': { marginRight: spacing(1), color: vars.palette.text.secondary },
  '& [role=listbox]': {
    flex: 1,
    minHeight: 0,
    maxHeight: 'min(480px, 60dvh)',
    overflowY: 'auto',
    padding: spacing(0, 1, 1),
    [breakpoints.down('sm')]: { maxHeight: 'none' },
  },
  '& .group': {
    ...typography.body2,
    padding: spacing(1, 1.5, 0.5),
    fontSize: typography.pxToRem(12),
    fontWeight: 600,
    color: vars.palette.text.secondary,
  },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.5),
    minHeight: 44,
    padding: spacing(0.5, 1.5),
    borderRadius: vars.shape.borderRadius,
    cursor: 'pointer',
    '& > svg': { flex: 'none', color: vars.palette.text.secondary },
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
    '&.Mui-focused': { background: vars.palette.surface.infoSoft },
  },
  '& .collect': {
    marginLeft: 'auto',
    padding: spacing(0.5, 1.25),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.primary.main,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& .note': { margin: 0, padding: spacing(0, 2.5, 1.5), color: vars.palette.text.secondary },
}))

interface PaletteBodyProps {
  recent: readonly Option[]
  onPick: (option: Option, to?: string) => void
  onClose: () => void
}

type Palette = ReturnType<typeof usePalette>

const noteOf = ({ options, isPending, error }: Palette): string => {
  if (isPending) return texts.searching
  if (error) return error.status === 404 ? texts.unknown : texts.failed(error.message)
  return options.length === 0 ? texts.nothing : `${texts.found(options.length)}.`
}

/** Place of the highlighted option, -1 for none; from the field's ARIA, as MUI's hook reports only changes by key or mouse. */
const readyAt = (field: EventTarget): number => {
  const id = field instanceof Element ? field.getAttribute('aria-activedescendant') : null
  return Number(document.getElementById(id ?? '')?.dataset['optionIndex'] ?? -1)
}

function OptionLine({ option, onPick }: { option: Option; onPick: PaletteBodyProps['onPick'] }) {
  const { icon, title, detail, deskTo } = option
  return (
    <>
      <Icon name={icon} />
      <TwoLines>
        {title}
        {detail && <small>{detail}</small>}
      </TwoLines>
      {deskTo !== undefined && (
        // For the mouse: an option may hold no button. The keyboard has Ctrl Enter, as the note says.
        <span
          className="collect"
          aria-hidden
          onClick={(event) => {
            event.stopPropagation()
            onPick(option, deskTo)
          }}
        >
          {texts.collectShort}
        </span>
      )}
    </>
  )
}

function PaletteBody({ recent, onPick, onClose }: PaletteBodyProps) {
  const [query, setQuery] = useState('')
  const palette = usePalette(query, recent)
  const { options } = palette
  const pick = (option: Option) => (option.fill === undefined ? onPick(option) : setQuery(option.fill))
  const enterEarly = useEarlyEnter(palette, pick)
  const auto = useAutocomplete<Option>({
    options: options as Option[],
    inputValue: query,
    value: null,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (a, b) => a.key === b.key,
    onInputChange: (_event, typed, reason) => {
      if (reason === 'input' || reason === 'clear') setQuery(typed)
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose()
    },
    onChange: (_event, option) => {
      if (option) pick(option)
    },
  })
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const ready = options[readyAt(event.target)]
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && ready?.deskTo !== undefined) {
      event.defaultMuiPrevented = true
      onPick(ready, ready.deskTo)
      return
    }
    // A highlighted page opens at once. A person may still be one of those opened lately: Enter then waits for the server.
    const isPage = ready?.key.startsWith('/') === true
    if (event.key === 'Enter' && !isPage && enterEarly()) event.defaultMuiPrevented = true
  }
  const { ref, ...input } = auto.getInputProps()
  // A cast: by MUI's type options might not be grouped.
  const groups = auto.groupedOptions as unknown as readonly AutocompleteGroupedOption<Option>[]
  return (
    <Frame {...auto.getRootProps({ onKeyDown })}>
      <div className="field">
        <OutlinedInput
          inputRef={ref}
          autoFocus
          placeholder={texts.placeholder}
          startAdornment={<Icon name="search" />}
          slotProps={{
            input: {
              ...input,
              spellCheck: false,
              'aria-label': texts.label,
              'aria-expanded': options.length > 0,
            },
          }}
        />
        <IconAction icon="close" label="Cerrar" onClick={onClose} />
      </div>
      {groups.length > 0 && (
        <div {...(auto.getListboxProps() as object)} aria-label={texts.label}>
          {groups.map(({ key, index, group, options: own }) => (
            <div key={key} role="group" aria-label={group}>
              <div className="group" aria-hidden>
                {group}
              </div>
              {own.map((option, at) => {
                const { key: optionKey, ...rest } = auto.getOptionProps({ option, index: index + at })
                return (
                  <div key={optionKey} {...(rest as object)}>
                    <OptionLine option={option} onPick={onPick} />
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      )}
      <p className="note" role="status">
        {noteOf(palette)} {options.some(({ deskTo }) => deskTo !== undefined) && texts.collectHint}
      </p>
    </Frame>
  )
}

const MAX_RECENT = 6

const NARROW = '(max-width:599.95px)'

/** If the element that had the focus before is gone, the page's heading takes it. */
const keepFocus = () => {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return
  partIn(document, 'mainHeading')?.focus({ preventScroll: true })
}

/** At the top, so that the field does not move while the results below change. */
const AtTop = styled(DialogFrame)({ '& .MuiDialog-container': { alignItems: 'flex-start' } })

interface SearchPaletteProps {
  open: boolean
  onClose: () => void
}

/** Recently opened results are kept in memory only, and end with the session. */
export function SearchPalette({ open, onClose }: SearchPaletteProps) {
  // Opened again while fading out, it starts with an empty field in focus.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
  const [recent, setRecent] = useState<readonly Option[]>([])
  const leaveTo = useGuardedNavigate()
  const narrow = useMatches(NARROW)
  const pick = (option: Option, to = option.to) => {
    setRecent([option, ...recent.filter(({ key }) => key !== option.key)].slice(0, MAX_RECENT))
    onClose()
    if (to !== undefined) leaveTo(to)
  }
  return (
    <AtTop
      open={open}
      onClose={onClose}
      fullScreen={narrow}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { 'aria-label': texts.title },
        transition: { onExited: keepFocus },
      }}
    >
      <PaletteBody key={opening.count} recent={recent} onPick={pick} onClose={onClose} />
    </AtTop>
  )
}
