import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Factor } from '@contract/secondFactor/secondFactor.schemas'
import { momentText } from '../../../state/clock/schoolClock'
import { useFactor } from '../../../state/secondFactor/secondFactor.api'
import { Quiet, Row } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { CodesDialog, PrepareDialog, RemoveFactorDialog, RenewCodesDialog } from './FactorDialogs'

type Step = 'prepare' | 'renew' | 'remove' | null

function State({ factor }: { factor: Factor }) {
  if (factor.perdido)
    return (
      <p>
        Tu segundo factor se perdió al pasar los datos a otra computadora. Borra esta escuela de tu aplicación
        y configúralo de nuevo.
      </p>
    )
  if (!factor.activo)
    return (
      <p>
        Además de tu contraseña, un código de tu teléfono que cambia cada medio minuto. Con él, quien aprenda
        tu contraseña no puede entrar. Necesitas una aplicación como Google Authenticator, Microsoft
        Authenticator o Aegis.
      </p>
    )
  return (
    <Quiet as="p">
      Desde el {momentText(factor.desde ?? '')}.{' '}
      {factor.codigos_restantes === 1
        ? 'Queda 1 código de recuperación.'
        : `Quedan ${factor.codigos_restantes} códigos de recuperación.`}
    </Quiet>
  )
}

export function FactorSection() {
  const { row: factor, error } = useFactor(undefined)
  const [step, setStep] = useState<Step>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const navigate = useNavigate()
  const { from } = (useLocation().state ?? {}) as { from?: string }
  const close = () => setStep(null)
  const codesRead = () => {
    setCodes(null)
    // The router opened this page instead of the one the user asked for, because the role requires a factor: go on to that page.
    if (from !== undefined) void navigate(from, { replace: true })
  }
  const showCodes = (made: readonly string[]) => {
    setStep(null)
    setCodes(made)
  }
  return (
    <Section title="Segundo factor">
      {error && <ErrorBar title="No se pudo consultar" />}
      {factor && (
        <>
          <StatusChip
            tone={factor.activo ? 'success' : 'warning'}
            label={factor.activo ? 'Activo' : 'Sin configurar'}
          />
          <State factor={factor} />
          <Row gap={[1, 1]}>
            {factor.activo ? (
              <>
                <Button onClick={() => setStep('renew')}>Hacer códigos nuevos</Button>
                {!factor.exigido && (
                  <Button color="error" onClick={() => setStep('remove')}>
                    Quitar
                  </Button>
                )}
              </>
            ) : (
              <Button variant="contained" onClick={() => setStep('prepare')}>
                Configurar
              </Button>
            )}
          </Row>
        </>
      )}
      {step === 'prepare' && <PrepareDialog onClose={close} onCodes={showCodes} />}
      {step === 'renew' && <RenewCodesDialog onClose={close} onCodes={showCodes} />}
      {step === 'remove' && <RemoveFactorDialog onClose={close} />}
      {codes && <CodesDialog codes={codes} onClose={codesRead} />}
    </Section>
  )
}
