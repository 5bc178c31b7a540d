@echo off
rem Opens bidiscope: links and sessions (*.bidiscope) with the program beside this file, for this user.
setlocal
set classes=HKCU\Software\Classes
set program=%~dp0bidiscope.exe
reg add "%classes%\bidiscope" /f /ve /d "URL:bidiscope" >nul
if errorlevel 1 goto failed
reg add "%classes%\bidiscope" /f /v "URL Protocol" /d "" >nul
if errorlevel 1 goto failed
reg add "%classes%\bidiscope\DefaultIcon" /f /ve /d "\"%program%\",0" >nul
if errorlevel 1 goto failed
reg add "%classes%\bidiscope\shell\open\command" /f /ve /d "\"%program%\" --open \"%%1\"" >nul
if errorlevel 1 goto failed
reg add "%classes%\.bidiscope" /f /ve /d "bidiscope.session" >nul
if errorlevel 1 goto failed
reg add "%classes%\bidiscope.session" /f /ve /d "bidiscope session" >nul
if errorlevel 1 goto failed
reg add "%classes%\bidiscope.session\DefaultIcon" /f /ve /d "\"%program%\",0" >nul
if errorlevel 1 goto failed
reg add "%classes%\bidiscope.session\shell\open\command" /f /ve /d "\"%program%\" --open \"%%1\"" >nul
if errorlevel 1 goto failed
echo Links and sessions open with %program%.
exit /b 0
:failed
echo The registry could not be written.
exit /b 1
