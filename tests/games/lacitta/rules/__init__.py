"""Tests of the classic rules, one module a list; each test is named after the rule it holds to."""
