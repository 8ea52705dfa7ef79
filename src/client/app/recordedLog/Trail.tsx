import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dialogClosed, dialogOpened, navigated } from '../../state/devtools/trail'
import { useAppDispatch } from '../../state/hooks'
import { watchDialogs } from './presses'

export function Trail() {
  const { pathname, search } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(navigated({ pathname, search }))
  }, [dispatch, pathname, search])
  useEffect(
    () =>
      watchDialogs(
        (presses) => dispatch(dialogOpened(presses)),
        () => dispatch(dialogClosed()),
      ),
    [dispatch],
  )
  return null
}
