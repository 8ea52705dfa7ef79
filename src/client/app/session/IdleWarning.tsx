import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { IDLE_WARNING_MS, SESSION_MS } from '@contract/session/session.rules'
import { lazyPart } from '../../ui/parts/lazyPart'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { useVerifySessionMutation } from '../../state/session/session.api'
import { selectRenewedAt } from '../../state/session/session.selectors'
import { logout } from '../../state/session/sessionEnds'

/** Storage key: work in one tab keeps the session of the other tabs alive. */
const KEY = 'escuela:actividad'

/** ms. Writing at every key would slow typing. */
const WRITE_EVERY_MS = 5_000

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let last = 0

/** When the user last did something in any tab, ms since 1970. */
const lastActivity = (): number => {
  try {
    return Math.max(last, Number(localStorage.getItem(KEY) ?? 0))
  } catch {
    return last
  }
}

const noteActivity = (): void => {
  const now = Date.now()
  const write = now - last > WRITE_EVERY_MS
  last = now
  if (!write) return
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Without storage each tab counts its own activity.
  }
}

const watchActivity = (): (() => void) => {
  for (const event of EVENTS) window.addEventListener(event, noteActivity, { capture: true, passive: true })
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, noteActivity, { capture: true })
  }
}

/** ms. A token renewed less than this ago is not renewed when a screen opens. */
const FRESH_MS = 60_000

/** ms left of the token's life when it is renewed for an active user. */
const RENEW_BEFORE_MS = 4 * 60_000

const CHECK_EVERY_MS = 5_000

/** ms that a renewal may take: on a slow connection the next check would start a second one. */
const PATIENCE_MS = 30_000

/** Renews the token on navigation and before it ends; warns at 14 idle minutes, ends at 15, over all tabs (decisions/domain/session). */
const useSessionKeeper = (): { warning: boolean; goOn: () => void } => {
  const dispatch = useAppDispatch()
  const renewedAt = useAppSelector(selectRenewedAt)
  const [askAgain] = useVerifySessionMutation()
  const { pathname } = useLocation()
  const [warning, setWarning] = useState(false)
  const renewed = useRef(renewedAt)
  const askedAt = useRef(-Infinity)
  useEffect(() => {
    renewed.current = renewedAt
  }, [renewedAt])

  const verify = useCallback(async () => {
    if (Date.now() - askedAt.current < PATIENCE_MS) return
    askedAt.current = Date.now()
    await askAgain()
    askedAt.current = -Infinity
  }, [askAgain])

  useEffect(() => {
    if (Date.now() - (renewed.current ?? 0) > FRESH_MS) void verify()
  }, [pathname, verify])

  useEffect(() => {
    noteActivity()
    const stop = watchActivity()
    const timer = setInterval(() => {
      const now = Date.now()
      const idle = now - lastActivity()
      if (idle >= SESSION_MS) return void dispatch(logout('idle'))
      setWarning(idle >= IDLE_WARNING_MS)
      // The age of a stored token is unknown: it is renewed now, and at each check until the server answers.
      const age = now - (renewed.current ?? 0)
      // A token is renewed only after activity since the last renewal.
      if (age > SESSION_MS - RENEW_BEFORE_MS && idle < age) void verify()
    }, CHECK_EVERY_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [dispatch, verify])

  const goOn = () => {
    noteActivity()
    setWarning(false)
    void verify()
  }
  return { warning, goOn }
}

const IdleDialog = lazyPart(async () => (await import('./IdleDialog')).IdleDialog)

export function IdleWarning() {
  const { warning, goOn } = useSessionKeeper()
  return warning && <IdleDialog goOn={goOn} />
}
