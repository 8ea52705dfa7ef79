import { styled } from '@mui/material/styles'
import type { OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../cashCuts.texts'

const SHOWN = 5

const Spaced = styled('div')(({ theme: { spacing } }) => ({ marginTop: spacing(4) }))

/** What others took and have not closed: a director sees it, only they can close it. */
export function OthersDays({ days }: { days: readonly OpenDay[] }) {
  if (days.length === 0) return null
  return (
    <Spaced>
      <InfoPanel title={texts.others}>
        <ul>
          {days.slice(0, SHOWN).map(({ cajero, dia, movimientos, total }) => (
            <li key={`${cajero.id} ${dia}`}>
              {cajero.nombre}, {texts.openDay(formatDate(dia), movimientos, formatPesos(total))}
            </li>
          ))}
          {days.length > SHOWN && <li>{texts.othersMore(days.length - SHOWN)}</li>}
        </ul>
      </InfoPanel>
    </Spaced>
  )
}
