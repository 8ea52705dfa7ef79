import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, type KeyboardEvent } from 'react'
import {
  denominationKey,
  denominationLabel,
  DENOMINATIONS,
  worthOf,
  type CashKind,
} from '@contract/cashCuts/denominations'
import { MoneyText } from '../../../ui/page/MoneyText'
import { texts } from '../cashCuts.texts'
import { piecesOf, typedPieces, type CountValues } from '../count.values'

interface PieceFieldsProps {
  tipo: CashKind
  values: CountValues
  onChange: (key: string, pieces: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const Frame = styled('fieldset')(({ theme: { vars, spacing, typography } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...typography.h3, padding: 0, marginBottom: spacing(1) },
  '& .piece': {
    display: 'grid',
    gridTemplateColumns: '60px 76px minmax(0, 1fr)',
    alignItems: 'center',
    gap: spacing(1),
    marginBottom: spacing(0.5),
  },
  '& label': {
    textAlign: 'right',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .worth': { textAlign: 'right', color: vars.palette.text.secondary },
  '& .worth.some': { color: vars.palette.text.primary },
  '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}))

/** How many pieces there are of each note, or of each coin, and what they are worth. */
export function PieceFields({ tipo, values, onChange, onKeyDown }: PieceFieldsProps) {
  const id = useId()
  return (
    <Frame>
      <legend>{tipo === 'BILLETE' ? texts.notes : texts.coins}</legend>
      {DENOMINATIONS.filter((each) => each.tipo === tipo).map((each) => {
        const key = denominationKey(each)
        const cantidad = piecesOf(values, key)
        return (
          <div className="piece" key={key}>
            <label htmlFor={`${id}${key}`}>{denominationLabel(each)}</label>
            <OutlinedInput
              id={`${id}${key}`}
              value={values[key] ?? ''}
              placeholder="0"
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => onChange(key, typedPieces(event.target.value))}
              onFocus={(event) => event.target.select()}
              onKeyDown={onKeyDown}
              slotProps={{
                input: {
                  'data-pieces': true,
                  'aria-label': texts.piecesOf(
                    denominationLabel(each),
                    tipo === 'BILLETE' ? 'Billetes' : 'Monedas',
                  ),
                } as object,
              }}
            />
            <span className={cantidad > 0 ? 'worth some' : 'worth'}>
              <MoneyText pesos={worthOf({ ...each, cantidad })} />
            </span>
          </div>
        )
      })}
    </Frame>
  )
}
