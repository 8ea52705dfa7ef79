import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { texts } from '../parents.texts'
import type { ChosenChild } from '../parents.values'

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  marginBottom: spacing(2),
  '& > p': { margin: spacing(1, 0, 0), color: vars.palette.text.secondary },
  '& > .error': { display: 'flex', gap: spacing(0.5), color: vars.palette.error.main },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: spacing(1), margin: spacing(1, 0, 0), padding: 0 },
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    padding: spacing(0, 0, 0, 1.5),
    borderRadius: 18,
    background: vars.palette.surface.neutralSoft,
    listStyle: 'none',
    '& > span': { minWidth: 0, paddingBlock: spacing(0.5), overflowWrap: 'anywhere' },
  },
}))

interface ChosenChildrenProps {
  chosen: readonly ChosenChild[]
  error: string | undefined
  onRemove: (id: number) => void
  /** Where the focus goes when this is what is wrong. */
  ref?: Ref<HTMLDivElement>
}

/** Whom the list below has given so far, said aloud when it changes. */
export function ChosenChildren({ chosen, error, onRemove, ref }: ChosenChildrenProps) {
  return (
    <Frame ref={ref ?? null} tabIndex={-1} role="group" aria-label={texts.chosen}>
      <strong role="status">
        {texts.chosen}: {chosen.length}
      </strong>
      {chosen.length === 0 && !error && <p>{texts.chosenNone}</p>}
      {error && (
        <p className="error" role="alert">
          <Icon name="error" size={18} />
          {error}
        </p>
      )}
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ id, nombre }) => (
            <li key={id}>
              <span>{nombre}</span>
              <IconAction
                icon="close"
                label={texts.remove(nombre)}
                size="small"
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  )
}
