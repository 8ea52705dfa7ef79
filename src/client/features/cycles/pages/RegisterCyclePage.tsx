import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import * as paths from '@contract/domain/screenPaths'
import { useCycles } from '../../../state/cycles/cycles.selectors'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { Page } from '../../../ui/page/Page'
import { readId } from '../../../ui/screens/useIdParam'
import { useWayBack } from '../../../write/useWayBack'
import { NewCycleForm } from '../components/NewCycleForm'
import { nextOf } from '../nextCycle'
import { EMPTY } from '../cycle.values'
import { cyclePath, texts } from '../cycles.texts'

export function RegisterCyclePage() {
  const way = useWayBack(cyclesRoutes.list, { label: texts.list, to: paths.cycles })
  const [params] = useSearchParams()
  const { rows, ...read } = useCycles(undefined, { skip: !way.mayList })
  const chosen = readId(params.get('de') ?? '')
  const [blank, setBlank] = useState(false)
  const from = blank ? null : (rows?.find(({ id }) => id === chosen) ?? rows?.[0] ?? null)
  const navigate = useNavigate()
  return (
    <Page title={texts.register} breadcrumb={way.breadcrumb} narrow>
      {way.mayList && !rows ? (
        <LoadingOrError read={read} />
      ) : (
        <NewCycleForm
          // The key is not the cycle: one added to the list meanwhile must not reset the typed values.
          key={String(blank)}
          start={from ? nextOf(from) : EMPTY}
          cancelTo={way.back}
          // Opens the saved cycle, because the current one may still be another.
          onDone={(cycle) => void navigate(way.mayList ? cyclePath(cycle) : '/')}
        >
          {from && (
            <InfoPanel
              title={`Empieza como el ciclo ${from.name}, un año después`}
              text="Revisa nombre, fechas y costos antes de registrarlo; reglas y meses son los mismos."
            >
              <Button type="button" size="small" onClick={() => setBlank(true)}>
                Empezar en blanco
              </Button>
            </InfoPanel>
          )}
        </NewCycleForm>
      )}
    </Page>
  )
}
