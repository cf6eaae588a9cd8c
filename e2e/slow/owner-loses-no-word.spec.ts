import { test } from '@playwright/test'
import { saveWhileItDies } from '../dying-server.ts'

test('a server that dies before it has written: nothing is lost, nothing is there twice', ({
  browser,
}) => saveWhileItDies(browser, 'before'))
