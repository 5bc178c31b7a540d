@echo off
rem Takes back what register.cmd did.
setlocal
set classes=HKCU\Software\Classes
for %%k in (bidiscope .bidiscope bidiscope.session) do reg delete "%classes%\%%k" /f >nul 2>&1
echo Links and sessions no longer open with bidiscope.
exit /b 0
